import { failure, nearestName } from '#libs/kernel';

export class GuideNotFound extends failure.notFound(
  'GUIDE_NOT_FOUND',
  'The guide does not exist',
  (path: string, names: readonly string[]) => {
    const near = nearestName(path.replace(/\.(md|en|pt-BR)$/, ''), names);
    const meant = near === undefined || near === 'README' ? '' : ` Is /guide/${near} meant?`;
    return `There is no guide ${path}.${meant} /guide is the first page, and has links to all others.`;
  },
) {}
