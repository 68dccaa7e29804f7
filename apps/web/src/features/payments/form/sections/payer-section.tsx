import { errorText } from '@tartip/domain/errors/catalogue'
import { Button } from '../../../../components/controls/button.tsx'
import { useTranslation } from '../../../../lib/use-translation.ts'
import { AccountPicker } from '../../../../components/fields/account-picker.tsx'
import { useLanguage } from '../../../../lib/use-language.ts'
import { refusalOfPayer } from '../data/own-account.ts'
import { FormHint } from '../form-hint.tsx'
import { FormSection } from '../form-section.tsx'
import { useFieldProps } from '../use-field.ts'
import type { TransferForm } from '../use-transfer-form.ts'

/** From which account. One that may not pay this way is shown with the reason. */
export function PayerSection({ form }: { form: TransferForm }) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const fieldProps = useFieldProps(form)
  const { payers, choice, draft } = form
  const accounts = payers.map(account => {
    const code = refusalOfPayer(account, choice.operation)
    return code === undefined
      ? account
      : { ...account, disabledReason: errorText(code, {}, language) }
  })
  const hasNone = form.accounts !== undefined && payers.length === 0
  return (
    <FormSection number={1} title={t($ => $.form.sections.payer)}>
      <AccountPicker
        {...fieldProps('payerAccount')}
        label={t($ => $.form.fields.payerAccount)}
        isRequired
        accounts={accounts}
        value={draft.payerAccount}
        onChange={payerAccount => form.change({ payerAccount })}
      />
      {hasNone ? <FormHint tone="warning">{t($ => $.form.payer.none)}</FormHint> : null}
      {form.accountsFailed ? (
        <FormHint
          tone="danger"
          isAnnounced
          actions={
            <Button size="sm" variant="default" onClick={form.retryAccounts}>
              {t($ => $.form.payer.retry)}
            </Button>
          }
        >
          {t($ => $.form.payer.failed)}
        </FormHint>
      ) : null}
    </FormSection>
  )
}
