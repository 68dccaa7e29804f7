import { IconCircleCheck, IconCircleMinus, IconClock } from '@tabler/icons-react'
import { useTranslation } from '../../lib/use-translation.ts'
import { DateTimeText } from '../../components/text/date-time-text.tsx'
import { PersonName } from '../../components/text/person-name.tsx'
import type { SignaturePlace } from '../document-kind.ts'
import classes from './drawer.module.css'

interface SignatoriesProps {
  signatories: readonly SignaturePlace[]
  /** The document is in its final status: no signature is awaited any more. */
  isOver: boolean
}

/** A line for each signature the contract requires; an open one names who can still give it. */
export function Signatories({ signatories, isOver }: SignatoriesProps) {
  const { t } = useTranslation('documents')
  const done = signatories.filter(entry => entry.updatedBy).length
  return (
    <section className={classes.section}>
      <div className={classes.sectionHead}>
        <h3>{t($ => $.drawer.signatories)}</h3>
        <span className={classes.aside}>
          {t($ => $.drawer.signed, { done, all: signatories.length })}
        </span>
      </div>
      <ul>
        {signatories.map(entry => (
          <li
            key={entry.stage}
            className={classes.signatory}
            data-signed={Boolean(entry.updatedBy)}
          >
            <Sign isSigned={Boolean(entry.updatedBy)} isOver={isOver} />
            <div>
              <p>{t($ => $.drawer.stage, { stage: entry.stage })}</p>
              <p className={classes.aside}>
                {entry.updatedBy ? (
                  <>
                    <PersonName name={entry.updatedBy} />
                    {entry.signedDate ? (
                      <>
                        {' · '}
                        <DateTimeText value={entry.signedDate} />
                      </>
                    ) : null}
                  </>
                ) : isOver ? (
                  t($ => $.drawer.unsigned)
                ) : (
                  <>
                    {t($ => $.drawer.awaiting)}
                    {entry.candidates.length > 0 ? `: ${entry.candidates.join(', ')}` : ''}
                  </>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sign({ isSigned, isOver }: { isSigned: boolean; isOver: boolean }) {
  const Icon = isSigned ? IconCircleCheck : isOver ? IconCircleMinus : IconClock
  return <Icon size={20} aria-hidden />
}
