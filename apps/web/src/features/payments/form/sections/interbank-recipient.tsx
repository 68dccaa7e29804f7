import { useQuery, useQueryClient } from '@tanstack/react-query'
import { sanitiseName } from '@tartip/domain/text/name'
import { useCallback, useState } from 'react'
import { useTranslation } from '../../../../lib/use-translation.ts'
import { AccountNumberField } from '../../../../components/fields/account-number-field.tsx'
import { BankPicker } from '../../../../components/fields/bank-picker.tsx'
import { InnField } from '../../../../components/fields/inn-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { useLanguage } from '../../../../lib/use-language.ts'
import { searchBanks } from '../checks/bank-of-account.ts'
import type { KnownBank } from '../checks/bank-of-account.ts'
import { textOfWire } from '../../../../lib/text-of-wire.ts'
import { banksQuery, ownBankQuery } from '../data/form-queries.ts'
import { FormSection } from '../form-section.tsx'
import classes from '../form.module.css'
import { useFieldProps } from '../use-field.ts'
import type { TransferForm } from '../use-transfer-form.ts'
import { AccountWarning } from './account-warning.tsx'
import { BankHint, OwnBankHint } from './bank-hint.tsx'

/** Who is paid in another bank. */
export function InterbankRecipient({ form }: { form: TransferForm }) {
  const { t } = useTranslation('payments')
  const fieldProps = useFieldProps(form)
  const { draft, change, checks } = form
  const name = fieldProps('recipientName')
  const { search, isOwnBankAsked, isOwnBank, tellOwnBank } = useBankSearch()
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
          onChange={recipientBic => {
            const isOwn = isOwnBank(recipientBic)
            tellOwnBank(isOwn)
            if (!isOwn) change({ recipientBic })
          }}
          search={search}
          {...useChosenName(form)}
        />
      </div>
      {isOwnBankAsked ? <OwnBankHint /> : null}
      {checks.bank || form.banks ? <BankHint form={form} /> : null}
      <AccountWarning account={draft.recipientAccount} />
    </FormSection>
  )
}

/**
 * The directory is here once and is searched here, so that a wrong layout finds its bank as well.
 * This bank itself is found too: a payment to its clients has a form of its own.
 */
function useBankSearch() {
  const queryClient = useQueryClient()
  const { t } = useTranslation('payments')
  const language = useLanguage()
  // Holds what the searches below have asked for as long as the form is open.
  const { data: ownBank = [] } = useQuery({ ...ownBankQuery, enabled: false })
  const [isOwnBankAsked, tellOwnBank] = useState(false)
  const ownBankText = t($ => $.form.recipient.ownBank)
  const search = useCallback(
    async (text: string, signal: AbortSignal) => {
      const banks = searchBanks(await queryClient.ensureQueryData(banksQuery), text)
      const found = banks.map(({ bic, name }) => ({ bic, name: name[language] }))
      // An emptied search is a closed list: what it told stays.
      if (text.trim() === '') return found
      const ours = await queryClient.ensureQueryData(ownBankQuery).catch(() => [])
      const own = bestOf(searchBanks(ours, text))
      if (!signal.aborted) tellOwnBank(own !== undefined && found.length === 0)
      return own ? [...found, { bic: own.bic, name: ownBankText }] : found
    },
    [queryClient, language, ownBankText],
  )
  const isOwnBank = (chosen: string): boolean => ownBank.some(({ bic }) => bic === chosen)
  return { search, isOwnBankAsked, isOwnBank, tellOwnBank }
}

const bestOf = (banks: readonly KnownBank[]): KnownBank | undefined =>
  banks.find(({ isHead }) => isHead) ?? banks[0]

/** The bank of a saved document keeps its name even when it has left the directory. */
function useChosenName({ checks, edited }: TransferForm): { chosenName?: string } {
  const language = useLanguage()
  const name = checks.bank?.name ?? (edited ? textOfWire(edited.recipientBankName) : undefined)
  return name ? { chosenName: name[language] } : {}
}
