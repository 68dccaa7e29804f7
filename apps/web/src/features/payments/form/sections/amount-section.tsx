import { operationNames } from '@tartip/domain/payment/operation'
import { useState } from 'react'
import { useTranslation } from '../../../../lib/use-translation.ts'
import { CheckField } from '../../../../components/fields/check-field.tsx'
import { MoneyField } from '../../../../components/fields/money-field.tsx'
import { useLanguage } from '../../../../lib/use-language.ts'
import type { Fees } from '../data/use-fees.ts'
import { FormHint } from '../form-hint.tsx'
import { FormSection } from '../form-section.tsx'
import { useFieldProps } from '../use-field.ts'
import type { TransferForm } from '../use-transfer-form.ts'
import { WaysTable } from './ways-table.tsx'

interface AmountSectionProps {
  form: TransferForm
  fees: Fees
}

/** How much, and by which system it goes between banks. */
export function AmountSection({ form, fees }: AmountSectionProps) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const fieldProps = useFieldProps(form)
  const { draft, currency, choice, kind, change } = form
  const isBackInClearing = useIsBackInClearing(form)
  return (
    <FormSection number={3} title={t($ => $.form.sections.amount)}>
      <MoneyField
        {...fieldProps('amount')}
        label={t($ => $.form.fields.amount)}
        isRequired
        isLarge
        currency={currency}
        value={draft.amount}
        onChange={amount => change({ amount })}
      />
      {kind === 'interbank' ? (
        <>
          {choice.isForced ? (
            <FormHint isAnnounced>{t($ => $.form.amount.onlyGross)}</FormHint>
          ) : (
            <CheckField
              kind="switch"
              label={t($ => $.form.amount.urgent, { gross: operationNames.GROSS[language] })}
              hint={t($ => $.form.amount.urgentHint)}
              isChecked={draft.isUrgent}
              onChange={isUrgent => change({ isUrgent })}
            />
          )}
          {isBackInClearing ? (
            <FormHint isAnnounced>{t($ => $.form.amount.clearingAgain)}</FormHint>
          ) : null}
          <WaysTable form={form} fees={fees} />
        </>
      ) : null}
    </FormSection>
  )
}

/** The amount left only gross before, and goes by clearing now that it is smaller. */
function useIsBackInClearing({ choice, amountMinor }: TransferForm): boolean {
  const [wasForced, setWasForced] = useState(choice.isForced)
  if (choice.isForced && !wasForced) setWasForced(true)
  return wasForced && amountMinor !== undefined && choice.operation === 'CLEARING'
}
