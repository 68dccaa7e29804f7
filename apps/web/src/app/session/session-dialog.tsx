import { formatCountdown } from '@tartip/domain/time/format-date'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useId } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import { VisuallyHidden } from '../../components/controls/visually-hidden.tsx'
import overlay from '../overlay/blocking-dialog.module.css'
import { BlockingDialog } from '../overlay/blocking-dialog.tsx'
import { useSessionController, useSessionView } from './session-context.tsx'
import classes from './session-dialog.module.css'

/** The number turns warning-coloured at this many seconds (specification §4). */
const hotSeconds = 7
/** The time is announced at these marks only; each second would interrupt everything else. */
const spokenMarks = [20, 40, 60] as const

/**
 * Warns during the last minute of the session, in every tab, above everything else; covers the page when the time is
 * over, also while the server is queried whether another tab has continued.
 */
export function SessionDialog() {
  const { phase, secondsLeft } = useSessionView()
  const isSignedInPage = useRouterState({
    select: ({ matches }) => matches.some(({ routeId }) => routeId === '/signed-in'),
  })
  if (phase === 'ended') return isSignedInPage ? <SessionCover state="over" /> : null
  if (phase !== 'warning') return null
  return secondsLeft === 0 ? <SessionCover state="checked" /> : <OpenSessionDialog />
}

/** In place of a page whose session is over: nobody reads balances until the sign-in page has come. */
function SessionCover({ state }: { state: 'checked' | 'over' }) {
  const { t } = useTranslation('common')
  const titleId = useId()
  const textId = useId()
  return (
    <BlockingDialog titleId={titleId} textId={textId} isOpaque>
      <h2 id={titleId} className={overlay.title}>
        {t($ => $.session.cover[state].title)}
      </h2>
      <p id={textId} className={overlay.text}>
        {t($ => $.session.cover[state].text)}
      </p>
    </BlockingDialog>
  )
}

function OpenSessionDialog() {
  const { t } = useTranslation('common')
  const controller = useSessionController()
  const { secondsLeft, isExtending, extensionFailed } = useSessionView()
  const titleId = useId()
  const textId = useId()
  useTitleFlash(
    t($ => $.session.tabTitle, { time: formatCountdown(secondsLeft) }),
    secondsLeft,
  )
  const spoken = spokenMarks.find(mark => secondsLeft <= mark) ?? 60
  return (
    <BlockingDialog titleId={titleId} textId={textId}>
      <div className={overlay.head}>
        <h2 id={titleId} className={overlay.title}>
          {t($ => $.session.ending)}
        </h2>
        <span
          className={classes.number}
          data-hot={secondsLeft <= hotSeconds || undefined}
          aria-hidden
        >
          {formatCountdown(secondsLeft)}
        </span>
      </div>
      <p id={textId} className={overlay.text}>
        {t($ => $.session.formKept)}
      </p>
      <VisuallyHidden role="status">
        {t($ => $.session.secondsLeft, { count: spoken })}
      </VisuallyHidden>
      {extensionFailed ? (
        <p className={overlay.error} role="alert">
          {t($ => $.session.extensionFailed)}
        </p>
      ) : null}
      <div className={overlay.actions}>
        <Button
          data-autofocus
          aria-disabled={isExtending || undefined}
          onClick={controller.continueSession}
        >
          {isExtending ? t($ => $.session.extending) : t($ => $.session.continue)}
        </Button>
        <Button variant="default" onClick={() => controller.end('loggedOut')}>
          {t($ => $.session.end)}
        </Button>
      </div>
    </BlockingDialog>
  )
}

/** While the tab is hidden, its title takes turns with the time left. */
function useTitleFlash(flash: string, secondsLeft: number): void {
  const isOdd = secondsLeft % 2 === 1
  useEffect(
    function flashTitleOfHiddenTab() {
      if (document.visibilityState === 'visible' || !isOdd) return undefined
      const before = document.title
      document.title = flash
      return () => {
        document.title = before
      }
    },
    [flash, isOdd],
  )
}
