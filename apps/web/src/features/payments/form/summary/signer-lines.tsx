import { errorText } from '@tartip/domain/errors/catalogue'
import { signRightNames } from '@tartip/domain/people/sign-right'
import { useTranslation } from '../../../../lib/use-translation.ts'
import { useLanguage } from '../../../../lib/use-language.ts'
import { useViewer } from '../../../../lib/use-me.ts'
import { signingPlan } from '../checks/next-signers.ts'
import { FormHint } from '../form-hint.tsx'
import classes from '../form.module.css'

/** Who signs next, by the scheme of the contract. */
export function SignerLines() {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const plan = signingPlan(useViewer())
  return (
    <div className={classes.signers}>
      <h3>{plan.isOnPhone ? t($ => $.form.signers.onPhone) : t($ => $.form.signers.title)}</h3>
      <ol>
        {plan.signers.map(({ stage, right, isYou }) => (
          <li key={stage}>
            {signRightNames[right][language]}
            {isYou ? <span className={classes.you}>{t($ => $.form.signers.you)}</span> : null}
          </li>
        ))}
      </ol>
      {plan.isImpossible ? (
        <FormHint tone="danger">
          {errorText('PAY_CONTROL_THREE_SIGNATORIES', {}, language)}
        </FormHint>
      ) : null}
    </div>
  )
}
