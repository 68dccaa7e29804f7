import { useQueryClient } from '@tanstack/react-query'
import { sanitiseName } from '@tartip/domain/text/name'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountNumberField } from '../../../../components/fields/account-number-field.tsx'
import { BankPicker } from '../../../../components/fields/bank-picker.tsx'
import { InnField } from '../../../../components/fields/inn-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { useLanguage } from '../../../../lib/use-language.ts'
import { searchBanks } from '../checks/bank-of-account.ts'
import { banksQuery, textOfWire } from '../data/form-queries.ts'
import { FormSection } from '../form-section.tsx'
import classes from '../form.module.css'
import { useFieldProps } from '../use-field.ts'
import type { TransferForm } from '../use-transfer-form.ts'
import { AccountWarning } from './account-warning.tsx'
import { BankHint } from './bank-hint.tsx'

/** Who is paid in another bank. */
export function InterbankRecipient({ form }: { form: TransferForm }) {
  const { t } = useTranslation('payments')
  const fieldProps = useFieldProps(form)
  const { draft, change, checks } = form
  const name = fieldProps('recipientName')
  const leaveName = () => {
    const tidy = sanitiseName(draft.recipientName)
    if (tidy !== draft.recipientName) change({ recipientName: tidy })
    name.onBlur()
  }
  return (
    <FormSection number={2} title={t($ => $.form.sections.recipient)}>
      <div className={classes.pair}>
        <TextField
          {...name}
          onBlur={leaveName}
          label={t($ => $.form.fields.recipientName)}
          isRequired
          value={draft.recipientName}
          onChange={recipientName => change({ recipientName })}
        />
        <InnField
          {...fieldProps('recipientInn')}
          label={t($ => $.form.fields.recipientInn)}
          value={draft.recipientInn}
          onChange={recipientInn => change({ recipientInn })}
        />
      </div>
      <div className={classes.pair}>
        <AccountNumberField
          {...fieldProps('recipientAccount')}
          label={t($ => $.form.fields.recipientAccount)}
          isRequired
          value={draft.recipientAccount}
          onChange={recipientAccount => change({ recipientAccount })}
        />
        <BankPicker
          {...fieldProps('recipientBic')}
          label={t($ => $.form.fields.recipientBank)}
          isRequired
          value={draft.recipientBic}
          onChange={recipientBic => change({ recipientBic })}
          search={useBankSearch()}
          {...useChosenName(form)}
        />
      </div>
      {checks.bank || form.banks ? <BankHint form={form} /> : null}
      <AccountWarning account={draft.recipientAccount} />
    </FormSection>
  )
}

/** The directory is here once and is searched here, so that a wrong layout finds its bank as well. */
function useBankSearch() {
  const queryClient = useQueryClient()
  const language = useLanguage()
  return useCallback(
    async (text: string) => {
      const banks = await queryClient.ensureQueryData(banksQuery)
      return searchBanks(banks, text).map(({ bic, name }) => ({ bic, name: name[language] }))
    },
    [queryClient, language],
  )
}

/** The bank of a saved document keeps its name even when it has left the directory. */
function useChosenName({ checks, edited }: TransferForm): { chosenName?: string } {
  const language = useLanguage()
  const name = checks.bank?.name ?? (edited ? textOfWire(edited.recipientBankName) : undefined)
  return name ? { chosenName: name[language] } : {}
}
