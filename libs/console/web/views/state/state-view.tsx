import 'uplot/dist/uPlot.min.css';
import { inLanguage } from '../../app/language';
import { linkTo, route } from '../../app/router';
import { shows } from '../../app/settings';
import { ResourceDetail } from './generic/resource-detail';
import { ResourceList } from './generic/resource-list';
import { RESOURCES } from './resources/all-resources';
import { STATE_TEXTS } from './state-texts';
import './state.css';

/** All that a sandbox has: `#/state/<resource>` is a list, `#/state/<resource>/<id>` one row. */
export function StateView() {
  const texts = inLanguage(STATE_TEXTS);
  const shown = RESOURCES.filter(({ service }) => shows(service));
  const [name = shown[0]?.name, id] = route.value.path;
  const resource = shown.find((each) => each.name === name);
  if (shown.length === 0) return <p>{texts.none}</p>;
  return (
    <div class="state">
      <Navigation current={name} />
      <div class="state-content">
        {resource === undefined ? (
          <p>{texts.unknown}</p>
        ) : (
          <>
            <h2>{inLanguage(resource.title)}</h2>
            {id === undefined || id === '' ? (
              <ResourceList key={resource.name} resource={resource} />
            ) : (
              <ResourceDetail key={`${resource.name}/${id}`} resource={resource} id={id} />
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** The resources, by service. */
function Navigation({ current }: { readonly current: string | undefined }) {
  const texts = inLanguage(STATE_TEXTS);
  const services = Object.entries(texts.services).filter(([service]) => shows(service));
  return (
    <nav class="state-nav" aria-label={texts.navigation}>
      {services.map(([service, title]) => (
        <div key={service} role="group" aria-label={title}>
          <span class="quiet">{title}</span>
          <ul>
            {RESOURCES.filter((each) => each.service === service).map((each) => (
              <li key={each.name}>
                <a
                  href={linkTo('state', { path: [each.name] })}
                  aria-current={each.name === current ? 'page' : undefined}
                >
                  {inLanguage(each.title)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
