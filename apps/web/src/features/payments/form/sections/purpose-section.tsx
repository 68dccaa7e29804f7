import { sanitisePurpose } from '@tartip/domain/text/purpose'
import { useTranslation } from '../../../../lib/use-translation.ts'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import { purposeLimit } from '../checks/purpose-limit.ts'
import { FormSection } from '../form-section.tsx'
import { PaymentCodePicker } from '../payment-code-picker.tsx'
import { isInterbank } from '../transfer-wire.ts'
import { useFieldProps } from '../use-field.ts'
import type { TransferForm } from '../use-transfer-form.ts'

/** What for: the code of the state classifier and the words, as the bank will get them. */
export function PurposeSection({ form }: { form: TransferForm }) {
  const { t } = useTranslation('payments')
  const fieldProps = useFieldProps(form)
  const { draft, choice, change } = form
  const cleaned = sanitisePurpose(draft.purpose)
  const limit = purposeLimit(form.checks.rules, choice.operation)
  // What the bank does not take is not shown as if it would get it.
  const isCleaned = cleaned !== '' && cleaned !== draft.purpose.trim() && !form.told.has('purpose')
  return (
    <FormSection number={4} title={t($ => $.form.sections.purpose)}>
      <PaymentCodePicker
        {...fieldProps('paymentCode')}
        label={t($ => $.form.fields.paymentCode)}
        isRequired={isInterbank(choice.operation)}
        value={draft.paymentCode}
        onChange={paymentCode => change({ paymentCode })}
      />
      <TextAreaField
        {...fieldProps('purpose')}
        label={t($ => $.form.fields.purpose)}
        isRequired
        rows={3}
        value={draft.purpose}
        onChange={purpose => change({ purpose })}
        preview={isCleaned ? t($ => $.form.purpose.preview, { text: cleaned }) : undefined}
        {...(limit === undefined
          ? {}
          : {
              counter: limit,
              counted: {
                length: cleaned.length,
                label: t($ => $.form.purpose.counter, { used: cleaned.length, limit }),
              },
            })}
      />
    </FormSection>
  )
}
