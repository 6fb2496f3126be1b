import { useEffect, useRef } from 'preact/hooks';
import { StartView } from '../views/start/start-view';
import { ClockView } from '../views/clock/clock-view';
import { ResponsesView } from '../views/responses/responses-view';
import { SandboxesView } from '../views/sandboxes/sandboxes-view';
import { StateView } from '../views/state/state-view';
import { TimelineView } from '../views/timeline/timeline-view';
import { PAGE_TEXTS } from './page-texts';
import { type Language } from '../words/language';
import { chooseLanguage, inLanguage, language } from '../app/language';
import { linkTo, route, sandbox, VIEWS, type View } from '../app/router';
import { SandboxSwitch } from './sandbox-switch';
import { TokenDialog } from './token-dialog';

const COMPONENTS: Readonly<Record<View, () => preact.JSX.Element>> = {
  start: StartView,
  timeline: TimelineView,
  responses: ResponsesView,
  clock: ClockView,
  state: StateView,
  sandboxes: SandboxesView,
};

/** The page: the navigation, and the view of the route. */
export function Page() {
  const texts = inLanguage(PAGE_TEXTS);
  const { view } = route.value;
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    document.title = `${texts.views[view]} – ${sandbox.value}`;
  }, [texts, view, sandbox.value]);
  useEffect(() => {
    // A screen reader begins at the new view, as after loading a page.
    if (!isFirst.current) main.current?.focus();
    isFirst.current = false;
  }, [view, sandbox.value]);
  const Shown = COMPONENTS[view];
  return (
    <>
      <header>
        <a
          class="skip"
          href={linkTo(view)}
          onClick={(event) => {
            event.preventDefault();
            main.current?.focus();
          }}
        >
          {texts.skip}
        </a>
        <strong class="brand">{texts.brand}</strong>
        <nav aria-label={texts.navigation}>
          {VIEWS.map((each) => (
            <a href={linkTo(each)} aria-current={each === view ? 'page' : undefined}>
              {texts.views[each]}
            </a>
          ))}
        </nav>
        <SandboxSwitch />
        <LanguageSwitch />
      </header>
      {/* Another sandbox has other data: no state of the view is kept. */}
      <main ref={main} tabIndex={-1} key={sandbox.value}>
        <h1>{texts.views[view]}</h1>
        <Shown />
      </main>
      <TokenDialog />
    </>
  );
}

function LanguageSwitch() {
  const other: Language = language.value === 'pt' ? 'en' : 'pt';
  return (
    <button
      type="button"
      class="button button-quiet"
      lang={other === 'pt' ? 'pt-BR' : 'en'}
      onClick={() => {
        chooseLanguage(other);
      }}
    >
      {other === 'pt' ? 'Português' : 'English'}
    </button>
  );
}
