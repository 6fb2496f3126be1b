import { inLanguage } from '../../app/language';
import { linkTo } from '../../app/router';
import { shows } from '../../app/settings';
import type { CreateForm } from '../../forms/create-form';
import { USUAL_FORMS } from '../../forms/kinds/usual-forms';
import { NewForm } from '../../forms/new-form';
import { START_TEXTS } from './start-texts';
import './start.css';

/** The first page: what this is, and the usual things to try, one press each. */
export function StartView() {
  const texts = inLanguage(START_TEXTS);
  const [first, ...others] = USUAL_FORMS.filter(({ service }) => shows(service));
  return (
    <>
      <div class="start-about">
        {texts.about.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p class="row">
          <a href={linkTo('state')}>{texts.data}</a>
          <a href={linkTo('timeline')}>{texts.timeline}</a>
        </p>
      </div>
      {first === undefined ? <p>{texts.none}</p> : <FormCard form={first} isMain />}
      {others.length > 0 && (
        <>
          <h2>{texts.others}</h2>
          <div class="start-forms">
            {others.map((form) => (
              <FormCard key={form.name} form={form} />
            ))}
          </div>
        </>
      )}
    </>
  );
}

function FormCard({
  form,
  isMain = false,
}: {
  readonly form: CreateForm;
  readonly isMain?: boolean;
}) {
  const title = inLanguage(form.title);
  return (
    <section class="card" aria-label={title}>
      {isMain ? <h2>{title}</h2> : <h3>{title}</h3>}
      <p class="quiet">{inLanguage(form.about)}</p>
      <NewForm form={form} />
    </section>
  );
}
