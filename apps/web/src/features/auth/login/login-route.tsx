import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageSwitch } from '../../../components/controls/language-switch.tsx'
import { Logo } from '../../../components/controls/logo.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { tabChannel } from '../../../lib/broadcast.ts'
import { chooseLanguage } from '../../../lib/i18n.ts'
import { safeReturnPath } from '../../../lib/return-path.ts'
import type { Employee } from '../../../lib/use-me.ts'
import { meQuery } from '../../../lib/use-me.ts'
import type { SignInBegun } from '../api/sign-in.ts'
import { CodeForm } from './code-form.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import classes from './login.module.css'
import { SignInNotice } from './sign-in-notice.tsx'

/** Sign-in: login and password, then the code of the authenticator app. */
export function LoginRoute() {
  const { t, i18n } = useTranslation('auth')
  const { reason, returnTo } = useSearch({ from: '/auth/login' })
  const queryClient = useQueryClient()
  const router = useRouter()
  const [begun, setBegun] = useState<SignInBegun | undefined>(undefined)
  const [mustStartOver, setMustStartOver] = useState(false)

  const handleSignedIn = async () => {
    queryClient.clear()
    // The guard of the page loads the person and the contract he worked in last.
    await router.navigate({ href: safeReturnPath(returnTo) ?? '/', replace: true })
    const employee = queryClient.getQueryData<Employee>(meQuery.queryKey)
    if (employee) tabChannel.post({ type: 'signedIn', personId: employee.userReferenceId })
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
          {begun?.form === 'LOGIN' ? (
            <CodeForm onSignedIn={handleSignedIn} onStartOver={handleStartOver} />
          ) : (
            <>
              <SignInNotice
                reason={reason}
                mustStartOver={mustStartOver}
                unfinished={begun?.form}
              />
              <CredentialsForm onBegun={setBegun} />
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
