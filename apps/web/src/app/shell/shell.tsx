import type { SignType } from '@tartip/domain/people/sign-right'
import { useMedia } from '../../lib/use-media.ts'
import { Outlet } from '@tanstack/react-router'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import type { MouseEvent } from 'react'
import { useTranslation } from '../../lib/use-translation.ts'
import { ToastHost } from '../../components/feedback/toast-host.tsx'
import { phoneQuery } from '../../components/theme/breakpoints.ts'
import { Notice } from '../../components/feedback/notice.tsx'
import { viewerOf } from '../../lib/me.ts'
import { lazySlot } from '../../lib/lazy-part.tsx'
import { liveRefusals } from '../../lib/live-client.ts'
import { LostBoundary } from '../../lib/lost-part.tsx'
import { QueryScope } from '../../lib/query-scope.tsx'
import { fetchErrorTextWhenIdle } from '../../lib/use-error-text.ts'
import { useMe } from '../../lib/use-me.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { PendingPage } from '../pending-page.tsx'
import { keepSignInPageReady } from '../warm-up.ts'
import { BottomBar } from './bottom-bar.tsx'
import { LostContractDialog } from './contract/lost-contract-dialog.tsx'
import { OtherContractDialog } from './contract/other-contract-dialog.tsx'
import { useIsSwitching } from './contract/switching.ts'
import { Header } from './header.tsx'
import { PaletteHost } from './palette/palette-host.tsx'
import { RatesHost } from './rates-host.tsx'
import classes from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { useRedirectNoticeToast } from './use-redirect-notice-toast.ts'
import { useLiveCounts } from './use-live-counts.ts'

const liveNotice = lazySlot(async () => (await import('./live-notice.tsx')).LiveNotice)

/** The frame of the signed-in part, with all that only a signed-in person needs. */
export function Shell() {
  useEffect(fetchErrorTextWhenIdle, [])
  useEffect(keepSignInPageReady, [])
  return (
    <QueryScope>
      <ShellOfContract />
      <ToastHost />
    </QueryScope>
  )
}

/** A new contract is a new shell: no screen of the old one stays. */
function ShellOfContract() {
  const me = useMe()
  const isSwitching = useIsSwitching()
  if (isSwitching) return <PendingPage />
  return <ContractShell key={me.currentContract.userContractAttributes.userContractId} />
}

/** Only where the bank does not serve the live lines of this page. */
function LiveLine() {
  const isNotLive = useSyncExternalStore(liveRefusals.subscribe, liveRefusals.isAny)
  if (!isNotLive) return null
  return (
    <div className={classes.pending}>
      <LostBoundary>
        <liveNotice.Part />
      </LostBoundary>
    </div>
  )
}

/** The plugin of a token is loaded with the contract that signs with it. */
function useTokenPlugin(signType: SignType): void {
  useEffect(
    function loadPluginWhenIdle() {
      if (signType !== 'RU_TOKEN_2') return undefined
      return whenIdle(() => {
        // A part that does not come is requested again when somebody signs.
        void import('../../lib/token/find-token-device.ts').then(
          ({ prepareTokenPlugin }) => prepareTokenPlugin(),
          () => undefined,
        )
      })
    },
    [signType],
  )
}

function ContractShell() {
  const { t } = useTranslation('common')
  const me = useMe()
  const viewer = viewerOf(me)
  const counts = useLiveCounts(viewer)
  useRedirectNoticeToast()
  useTokenPlugin(me.currentContract.signType)
  const isPhone = useMedia(phoneQuery)
  const data = { viewer, counts }

  const handleSkip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById('content')?.focus()
  }

  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#content" onClick={handleSkip}>
        {t($ => $.nav.skip)}
      </a>
      {isPhone ? null : <Sidebar {...data} />}
      <div className={classes.column}>
        <Header {...data} isPhone={isPhone} />
        <main id="content" tabIndex={-1} className={classes.main}>
          {viewer.postVerificationStatus === 'Pending' ? (
            <div className={classes.pending}>
              <Notice tone="warning" role="note">
                <p>{t($ => $.shell.pending)}</p>
              </Notice>
            </div>
          ) : null}
          <LiveLine />
          <Suspense fallback={<PendingPage />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      {isPhone ? <BottomBar {...data} /> : null}
      <RatesHost />
      <PaletteHost />
      <OtherContractDialog />
      <LostContractDialog />
    </div>
  )
}
