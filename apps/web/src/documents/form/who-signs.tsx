import { useQuery } from '@tanstack/react-query'
import { signRightNames } from '@tartip/domain/people/sign-right'
import { useLanguage } from '../../lib/use-language.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { signatoriesQuery } from './form-queries.ts'
import classes from './form.module.css'
import { signingPlan } from './next-signers.ts'

/** The people of each stage. When the bank does not answer, the rights alone are named. */
export function WhoSigns({ legalPartyId, paymentId }: { legalPartyId: string; paymentId: string }) {
  const { t } = useTranslation('form')
  const language = useLanguage()
  const plan = signingPlan(useViewer())
  const people = useQuery({ ...signatoriesQuery(legalPartyId, paymentId), retry: false })
  const namesOf = (stage: number) =>
    people.data?.find(entry => entry.stage === stage)?.candidates.join(', ') ?? ''
  return (
    <>
      <p>{plan.isOnPhone ? t($ => $.result.onPhone) : t($ => $.result.waits)}</p>
      <ol className={classes.resultSigners}>
        {plan.signers.map(({ stage, right, isYou }) => (
          <li key={stage}>
            {signRightNames[right][language]}
            {namesOf(stage) ? `: ${namesOf(stage)}` : ''}
            {isYou ? <span className={classes.you}>{t($ => $.signers.you)}</span> : null}
          </li>
        ))}
      </ol>
    </>
  )
}
