import { useEffect, useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { fetchFaq, type FaqEntry } from '../api/flow.ts'
import { AuthFrame } from '../auth-frame.tsx'
import classes from '../flow/flow.module.css'

/** Questions and answers of the bank, for people who are not signed in too. */
export function FaqRoute() {
  const { t } = useTranslation('door')
  const [entries, setEntries] = useState<readonly FaqEntry[] | 'failed' | undefined>(undefined)
  const [attempt, setAttempt] = useState(0)

  useEffect(
    function load() {
      let isLeft = false
      fetchFaq().then(
        found => !isLeft && setEntries(found),
        () => !isLeft && setEntries('failed'),
      )
      return () => {
        isLeft = true
      }
    },
    [attempt],
  )

  return (
    <AuthFrame isWide>
      <Page title={t($ => $.faq.title)} back={{ href: '/auth/login', label: t($ => $.back) }}>
        {entries === 'failed' ? (
          <div className={classes.flow}>
            <p role="alert">{t($ => $.faq.failed)}</p>
            <Button variant="default" onClick={() => setAttempt(attempt + 1)}>
              {t($ => $.faq.retry)}
            </Button>
          </div>
        ) : entries === undefined ? null : (
          <Groups entries={entries} />
        )}
      </Page>
    </AuthFrame>
  )
}

function Groups({ entries }: { entries: readonly FaqEntry[] }) {
  const { t } = useTranslation('door')
  const language = useLanguage()
  if (entries.length === 0) return <p>{t($ => $.faq.empty)}</p>
  const groups = [...new Set(entries.map(entry => entry.group))]
  return (
    <div className={classes.faq}>
      {groups.map(group => (
        <section key={group} className={classes.group}>
          <h2>
            {t($ =>
              Object.hasOwn($.faq.groups, group)
                ? $.faq.groups[group as 'other']
                : $.faq.groups.other,
            )}
          </h2>
          {entries
            .filter(entry => entry.group === group)
            .map(entry => (
              <details key={entry.question['ru']} className={classes.question}>
                <summary>{entry.question[language]}</summary>
                <p>{entry.answer[language]}</p>
              </details>
            ))}
        </section>
      ))}
    </div>
  )
}
