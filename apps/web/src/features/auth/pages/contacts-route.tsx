import { Page } from '../../../components/layout/page.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { ContactFacts } from './contact-facts.tsx'

/** Help for people who cannot sign in. */
export function ContactsRoute() {
  const { t } = useTranslation('authFlow')
  return (
    <AuthFrame isWide>
      <Page title={t($ => $.contacts.title)} back={{ href: '/auth/login', label: t($ => $.back) }}>
        <ContactFacts />
      </Page>
    </AuthFrame>
  )
}
