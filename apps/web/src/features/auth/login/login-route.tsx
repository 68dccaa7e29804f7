import { useRouteContext, useRouter, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { AppLink } from '../../../components/controls/app-link.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { Page } from '../../../components/layout/page.tsx'
import { importPart } from '../../../lib/lost-chunk.ts'
import { safeReturnPath } from '../../../lib/own-path.ts'
import { useLazyQueryClient } from '../../../lib/lazy-query-client.ts'
import { signedInElsewhere } from '../../../lib/signed-in-elsewhere.ts'
import type { SignInStartedAnswer } from '../api/sign-in.ts'
import { notifyOtherTabs } from '../notify-other-tabs.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { CodeForm } from './code-form.tsx'
import type { TypedLogin } from './credentials-form.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import classes from './login.module.css'
import { SignedInAlready } from './signed-in-already.tsx'
import { SignInNotice } from './sign-in-notice.tsx'

/** Most people never see it: a first sign-in, a lost app, a password that the bank has given. */
const Unfinished = lazy(async () => {
  const { Unfinished: component } = await importPart(() => import('../flow/unfinished.tsx'))
  return { default: component }
})

/** Only for people whose contract signs with a token. */
const TokenForm = lazy(async () => {
  const { TokenForm: component } = await importPart(() => import('./token-form.tsx'))
  return { default: component }
})

/** Only where a form waits in one company while another tab has come in for another. */
const WaitingForm = lazy(async () => {
  const { WaitingForm: component } = await importPart(() => import('./waiting-form.tsx'))
  return { default: component }
})

/** Sign-in: login and password, then the code of the authenticator app. */
export function LoginRoute() {
  const { t } = useTranslation('auth')
  const { reason, returnTo, clientId } = useSearch({ from: '/auth/login' })
  const { signedInAs, warmUp } = useRouteContext({ from: '/auth/login' })
  const queries = useLazyQueryClient()
  const router = useRouter()
  const [started, setStarted] = useState<SignInStartedAnswer | undefined>(undefined)
  const [typed, setTyped] = useState<TypedLogin | undefined>(undefined)
  const [mustStartOver, setMustStartOver] = useState(false)
  const [hasLostApp, setHasLostApp] = useState(false)
  const [showsToken, setShowsToken] = useState(false)
  const elsewhere = useSyncExternalStore(signedInElsewhere.subscribe, signedInElsewhere.get)

  const handleSignedIn = async () => {
    queries.current?.clear()
    // The guard of the page loads the person and the contract they worked in last.
    await router.navigate({ href: safeReturnPath(returnTo) ?? '/', replace: true })
    notifyOtherTabs(queries, 'signedIn')
  }
  const handleStarted = (next: SignInStartedAnswer, nextTyped: TypedLogin) => {
    setStarted(next)
    setTyped(nextTyped)
    setShowsToken(!next.available2fa.includes('TOTP') && acceptsToken(next))
    // Most people get in: the first screen loads while they find the code.
    if (next.form === 'LOGIN') warmUp()
  }
  const handleStartOver = (isTooLate: boolean) => {
    setMustStartOver(isTooLate)
    setHasLostApp(false)
    setStarted(undefined)
  }

  return (
    <AuthFrame>
      <Page title={t($ => $.title)}>
        {elsewhere ? (
          <Suspense>
            <WaitingForm elsewhere={elsewhere} />
          </Suspense>
        ) : signedInAs !== undefined && clientId !== undefined ? (
          <SignedInAlready name={signedInAs} clientId={String(clientId)} />
        ) : started?.form === 'LOGIN' && showsToken ? (
          <Suspense>
            <TokenForm
              onSignedIn={handleSignedIn}
              onStartOver={handleStartOver}
              onCode={
                started.available2fa.includes('TOTP') ? () => setShowsToken(false) : undefined
              }
            />
          </Suspense>
        ) : started?.form === 'LOGIN' && !hasLostApp ? (
          <CodeForm
            onSignedIn={handleSignedIn}
            onStartOver={handleStartOver}
            onLostApp={() => setHasLostApp(true)}
            onToken={acceptsToken(started) ? () => setShowsToken(true) : undefined}
          />
        ) : started ? (
          <Suspense>
            <Unfinished
              started={started}
              onSignedIn={handleSignedIn}
              onDone={() => handleStartOver(false)}
              onStartOver={handleStartOver}
            />
          </Suspense>
        ) : (
          <>
            <SignInNotice reason={reason} mustStartOver={mustStartOver} />
            <CredentialsForm
              clientId={clientId === undefined ? '' : String(clientId)}
              typed={typed}
              onStarted={handleStarted}
            />
            <nav className={classes.methods} aria-label={t($ => $.otherMethods)}>
              <AppLink href="/auth/restore">{t($ => $.forgot)}</AppLink>
              <AppLink href="/auth/register">{t($ => $.register)}</AppLink>
            </nav>
          </>
        )}
      </Page>
    </AuthFrame>
  )
}

const acceptsToken = ({ available2fa }: SignInStartedAnswer): boolean =>
  available2fa.some(factor => factor === 'RU_TOKEN_2' || factor === 'RU_TOKEN_S')
