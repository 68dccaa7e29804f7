import { Page } from '../../../components/layout/page.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { ContactFacts } from './contact-facts.tsx'
import classes from './help.module.css'

/** `/contacts`: where help is, for people who are signed in. */
export function ContactsPage() {
  const { t } = useTranslation('authFlow')
  return (
    <Page isNarrow title={t($ => $.contacts.title)}>
      <div className={classes.sheet}>
        <ContactFacts />
      </div>
    </Page>
  )
}
