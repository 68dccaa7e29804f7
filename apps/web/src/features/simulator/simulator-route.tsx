import { useQuery } from '@tanstack/react-query'
import { IconMasksTheater } from '@tabler/icons-react'
import { useTranslation } from '../../lib/use-translation.ts'
import { LanguageSwitch } from '../../components/controls/language-switch.tsx'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { ThemeSwitch } from '../../components/controls/theme-switch.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { ToastHost } from '../../components/feedback/toast-host.tsx'
import { Page } from '../../components/layout/page.tsx'
import { ApiError } from '../../lib/api-error.ts'
import { chooseLanguage } from '../../lib/i18n.ts'
import { QueryScope } from '../../lib/query-scope.tsx'
import { simulatorQuery } from './api/simulator-api.ts'
import { SimulatorPanels } from './simulator-panels.tsx'
import classes from './simulator.module.css'

/** The console of the demo bank: its people, its clock and its officer. */
export function SimulatorRoute() {
  return (
    <QueryScope>
      <Simulator />
      <ToastHost />
    </QueryScope>
  )
}

function Simulator() {
  const { t, i18n } = useTranslation('simulator')
  const state = useQuery(simulatorQuery)
  const isOff = state.error instanceof ApiError && state.error.code === 'NOT_FOUND'
  return (
    <div className={classes.stage}>
      <header role="banner" className={classes.head}>
        <p className={classes.sign}>
          <IconMasksTheater size={22} aria-hidden />
          {t($ => $.sign)}
        </p>
        <div className={classes.headEnd}>
          <LanguageSwitch onChange={language => void chooseLanguage(i18n, language)} />
          <ThemeSwitch />
        </div>
      </header>
      <main id="content" className={classes.main}>
        <Page
          title={t($ => $.title)}
          subtitle={t($ => $.text)}
          actions={
            <LinkButton href="/" variant="default">
              {t($ => $.toBank)}
            </LinkButton>
          }
        >
          {isOff ? (
            <EmptyState
              illustration="locked"
              title={t($ => $.off.title)}
              text={t($ => $.off.text)}
            />
          ) : (
            <QueryState query={state}>{data => <SimulatorPanels state={data} />}</QueryState>
          )}
        </Page>
      </main>
    </div>
  )
}
