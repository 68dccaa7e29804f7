import { Notice } from '../../../components/feedback/notice.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import classes from '../flow/flow.module.css'

/** Toll free (specification, section 9). */
const supportNumber = '7711'

/** Where help is, and what the bank never requests. */
export function ContactFacts() {
  const { t } = useTranslation('authFlow')
  return (
    <div>
      <section className={classes.contact}>
        <h2>{t($ => $.contacts.support)}</h2>
        <p>
          <a className={classes.number} href={`tel:${supportNumber}`}>
            {supportNumber}
          </a>
        </p>
        <p>{t($ => $.contacts.supportText)}</p>
      </section>
      <section className={classes.contact}>
        <h2>{t($ => $.contacts.lost)}</h2>
        <p>{t($ => $.contacts.lostText)}</p>
      </section>
      <section className={classes.contact}>
        <h2>{t($ => $.contacts.office)}</h2>
        <p>{t($ => $.contacts.officeText)}</p>
      </section>
      <Notice>
        <p>{t($ => $.contacts.never)}</p>
      </Notice>
    </div>
  )
}
