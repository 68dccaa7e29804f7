import { useRouteContext, useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../lib/use-translation.ts'
import { LanguageSwitch } from '../../../components/controls/language-switch.tsx'
import { Logo } from '../../../components/controls/logo.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { tabChannel } from '../../../lib/broadcast.ts'
import { chooseLanguage } from '../../../lib/i18n.ts'
import { safeReturnPath } from '../../../lib/return-path.ts'
import { useLazyQueryClient } from '../../../lib/lazy-query-client.ts'
import type { Employee } from '../../../lib/me.ts'
import { meKey } from '../../../lib/me-key.ts'
import type { SignInBegun } from '../api/sign-in.ts'
import { CodeForm } from './code-form.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import classes from './login.module.css'
import { SignedInAlready } from './signed-in-already.tsx'
import { SignInNotice } from './sign-in-notice.tsx'

/** Sign-in: login and password, then the code of the authenticator app. */
export function LoginRoute() {
  const { t, i18n } = useTranslation('auth')
  const { reason, returnTo, clientId } = useSearch({ from: '/auth/login' })
  const { signedInAs, warmUp } = useRouteContext({ from: '/auth/login' })
  const queries = useLazyQueryClient()
  const router = useRouter()
  const [begun, setBegun] = useState<SignInBegun | undefined>(undefined)
  const [mustStartOver, setMustStartOver] = useState(false)

  const handleSignedIn = async () => {
    queries.current?.clear()
    // The guard of the page loads the person and the contract he worked in last.
    await router.navigate({ href: safeReturnPath(returnTo) ?? '/', replace: true })
    const employee = queries.current?.getQueryData<Employee>(meKey)
    if (employee) tabChannel.post({ type: 'signedIn', personId: employee.userReferenceId })
  }
  const handleBegun = (next: SignInBegun) => {
    setBegun(next)
    // Most people get in: what is behind the door comes while they look for the code.
    if (next.form === 'LOGIN') warmUp()
  }
  const handleStartOver = (isTooLate: boolean) => {
    setMustStartOver(isTooLate)
    setBegun(undefined)
  }

  return (
    <div className={classes.screen}>
      <header role="banner" className={classes.head}>
        <Logo withName />
        <LanguageSwitch onChange={language => void chooseLanguage(i18n, language)} />
      </header>
      <main className={classes.card}>
        <Page title={t($ => $.title)}>
          {signedInAs !== undefined && clientId !== undefined ? (
            <SignedInAlready name={signedInAs} clientId={String(clientId)} />
          ) : begun?.form === 'LOGIN' ? (
            <CodeForm onSignedIn={handleSignedIn} onStartOver={handleStartOver} />
          ) : (
            <>
              <SignInNotice
                reason={reason}
                mustStartOver={mustStartOver}
                unfinished={begun?.form}
              />
              <CredentialsForm
                clientId={clientId === undefined ? '' : String(clientId)}
                onBegun={handleBegun}
              />
            </>
          )}
        </Page>
      </main>
      <footer className={classes.foot}>
        <p className={classes.tagline}>{t($ => $.tagline)}</p>
        <p>{t($ => $.support)}</p>
      </footer>
    </div>
  )
}
