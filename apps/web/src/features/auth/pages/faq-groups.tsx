import { AppLink } from '../../../components/controls/app-link.tsx'
import { Unfold } from '../../../components/layout/unfold.tsx'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import type { FaqEntry } from '../api/flow.ts'
import classes from '../flow/flow.module.css'

interface FaqGroupsProps {
  entries: readonly FaqEntry[]
  /** Whether the reader is signed in and may open the instructions. */
  hasInstructions?: boolean
}

/** Questions by what they are about; each opens to its answer. */
export function FaqGroups({ entries, hasInstructions = false }: FaqGroupsProps) {
  const { t } = useTranslation('authFlow')
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
              <Unfold key={entry.question['ru']} look="row" summary={entry.question[language]}>
                <p className={classes.answer}>{entry.answer[language]}</p>
                {hasInstructions && entry.document ? (
                  <p className={classes.answer}>
                    <AppLink href={`/instructions?document=${encodeURIComponent(entry.document)}`}>
                      {t($ => $.faq.more)}
                    </AppLink>
                  </p>
                ) : null}
              </Unfold>
            ))}
        </section>
      ))}
    </div>
  )
}
