import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { RateFact } from '@tartip/domain/forms/facts'
import type { LocalizedText } from '@tartip/domain/language'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { parseDecimal } from '@tartip/domain/money/decimal'
import type { LocalDate } from '@tartip/domain/time/instant'
import { execute } from '../../lib/graphql-client.ts'
import { textOfWire } from '../../lib/text-of-wire.ts'
import { bankClockQuery } from '../../lib/bank-clock-query.ts'
import { ConversionRateDocument } from './api/conversion-rate.payment.generated.ts'
import { FormBanksDocument } from './api/form-banks.payment.generated.ts'
import type { FormCommissionQueryVariables } from './api/form-commission.payment.generated.ts'
import { FormCommissionDocument } from './api/form-commission.payment.generated.ts'
import { IntrabankRecipientDocument } from './api/intrabank-recipient.payment.generated.ts'
import { LastPayerDocument } from './api/last-payer.payment.generated.ts'
import { NextSignatoriesDocument } from './api/next-signatories.payment.generated.ts'
import { NextTransferNumDocument } from './api/next-transfer-num.payment.generated.ts'
import { PayerAccountsDocument } from './api/payer-accounts.account.generated.ts'
import { PaymentCodesDocument } from './api/payment-codes.payment.generated.ts'
import { SourceDocumentDocument } from './api/source-document.payment.generated.ts'
import type { SourceDocumentQuery } from './api/source-document.payment.generated.ts'
import { FormDaysDocument } from './api/form-days.rules.generated.ts'
import type { WireDays } from './bank-day-of-wire.ts'
import type { KnownBank } from './bank-directory.ts'
import { formKey } from './rules-query.ts'
import { ownAccountsOf } from './own-account.ts'

export type SourceDocument = SourceDocumentQuery['findTransferDataByPaymentId']

const banksPerPage = 500

const daysKey = [formKey, 'days'] as const

/** A form stays open for long: a moved clock or deadline must reach it while it is filled in. */
export const bankDayRefreshMs = 30_000

/** Working days and deadlines as they are on a day of the bank; read again on a new day, not before the day is known. */
export const daysQuery = (date: LocalDate | undefined) =>
  queryOptions({
    queryKey: [...daysKey, date],
    enabled: date !== undefined,
    queryFn: async ({ signal }): Promise<WireDays> => {
      const data = await execute(
        FormDaysDocument,
        {},
        { service: 'rules', signal, isPassive: true },
      )
      return {
        today: data.getBankToday.date,
        workingDays: data.getWorkingDays,
        timeRules: data.getOperationsTimeRule,
      }
    },
    placeholderData: keepPreviousData,
    refetchInterval: bankDayRefreshMs,
  })

/** Reads the bank's time and deadlines again: it has just refused a day that the form took. */
export async function refreshBankDay(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.refetchQueries({ queryKey: bankClockQuery.queryKey, type: 'active' }),
    queryClient.refetchQueries({ queryKey: daysKey, type: 'active' }),
  ])
}

export const accountsQuery = (partyId: string) =>
  queryOptions({
    queryKey: [formKey, 'accounts', partyId],
    queryFn: async ({ signal }) => {
      const data = await execute(PayerAccountsDocument, { partyId }, { service: 'account', signal })
      return ownAccountsOf(data.findAllAccountsByPartyIdWithAcl)
    },
  })

export const nextNumberQuery = (legalPartyId: string) =>
  queryOptions({
    queryKey: [formKey, 'number', legalPartyId],
    queryFn: async ({ signal }) => {
      const data = await execute(
        NextTransferNumDocument,
        { legalPartyId },
        { service: 'payment', signal },
      )
      return data.getNextTransferNum
    },
  })

/** The account that the person's latest document is paid from; null when there is none. */
export const lastPayerQuery = (legalPartyId: string, personId: string) =>
  queryOptions({
    queryKey: [formKey, 'last-payer', legalPartyId, personId],
    queryFn: async ({ signal }): Promise<string | null> => {
      const search = { legalPartyId, creator: personId }
      const data = await execute(
        LastPayerDocument,
        { search },
        { service: 'payment', signal, isPassive: true },
      )
      return data.searchPaymentByCriteria.list[0]?.payerAccount ?? null
    },
  })

/** The whole directory, this bank included: some sixty banks, needed to find a bank by an account. */
export const banksQuery = queryOptions({
  queryKey: [formKey, 'banks'],
  queryFn: async ({ signal }): Promise<readonly KnownBank[]> => {
    const [others, own] = await Promise.all([
      readBanks('INTERBANK', signal),
      readBanks('INTRABANK', signal),
    ])
    return [...others, ...own]
  },
})

async function readBanks(
  bankType: 'INTERBANK' | 'INTRABANK',
  signal: AbortSignal,
): Promise<readonly KnownBank[]> {
  const banks: KnownBank[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const variables = { bankType, page, size: banksPerPage }
    const data = await execute(FormBanksDocument, variables, { service: 'payment', signal })
    const { list, totalPages } = data.getBanksByCode
    pages = totalPages
    banks.push(
      ...list.map(({ bankCode, name, shortName, ...bank }) => ({
        ...bank,
        bic: bankCode,
        name: textOfWire(name),
        shortName: textOfWire(shortName),
        isOwn: bankType === 'INTRABANK',
      })),
    )
  }
  return banks
}

export interface PaymentCode {
  readonly code: string
  readonly name: LocalizedText
}

/** The lookup page of the specification, section 9. */
const codesPerPage = 40

export const paymentCodesQuery = (text: string) =>
  queryOptions({
    queryKey: [formKey, 'codes', text],
    queryFn: async ({ signal }): Promise<readonly PaymentCode[]> => {
      const variables = { text, size: codesPerPage }
      const data = await execute(PaymentCodesDocument, variables, { service: 'payment', signal })
      return data.getBudgetClassificationsByCode.map(({ classCode, className }) => ({
        code: classCode,
        name: textOfWire(className),
      }))
    },
  })

/** The fee, read while the person types: it must not lengthen the session by itself. */
export const commissionQuery = (input: FormCommissionQueryVariables['input']) =>
  queryOptions({
    queryKey: [formKey, 'commission', input],
    queryFn: async ({ signal }) => {
      const data = await execute(
        FormCommissionDocument,
        { input },
        { service: 'payment', signal, isPassive: true },
      )
      return data.calculateCommission
    },
  })

const rateKey = [formKey, 'rate'] as const

/** The rate between two currencies; read again often enough to be called live. */
export const rateQuery = (payerCurrency: CurrencyCode, recipientCurrency: CurrencyCode) =>
  queryOptions({
    queryKey: [...rateKey, payerCurrency, recipientCurrency],
    queryFn: async ({ signal }): Promise<RateFact> => {
      const variables = { payerCurrency, recipientCurrency }
      const options = { service: 'payment', signal, isPassive: true } as const
      const { getCurrencyRatesConversion: found } = await execute(
        ConversionRateDocument,
        variables,
        options,
      )
      const above = parseDecimal(found.contractualAbove, payerCurrency)
      const isInPair = (code: string) => code === payerCurrency || code === recipientCurrency
      if (!above.ok || !isInPair(found.base) || !isInPair(found.quote)) {
        throw new Error('The bank has sent a rate of other currencies')
      }
      const isPayerBase = found.base === payerCurrency
      return {
        rate: {
          base: isPayerBase ? payerCurrency : recipientCurrency,
          quote: isPayerBase ? recipientCurrency : payerCurrency,
          value: found.value,
        },
        contractualAboveMinor: above.value,
        date: found.date,
        isOld: found.isOld,
      }
    },
    refetchInterval: 10_000,
  })

/** Reads the rate again at once: the bank has just refused the one that was shown. */
export const refreshRate = (queryClient: QueryClient): Promise<void> =>
  queryClient.refetchQueries({ queryKey: rateKey, type: 'active' })

export const recipientQuery = (legalPartyId: string, recipientAccount: string) =>
  queryOptions({
    queryKey: [formKey, 'recipient', legalPartyId, recipientAccount],
    queryFn: async ({ signal }) => {
      const data = await execute(
        IntrabankRecipientDocument,
        { legalPartyId, recipientAccount },
        { service: 'payment', signal },
      )
      return data.findIntrabankRecipient
    },
  })

/** The document that is edited or repeated. */
export const sourceQuery = (legalPartyId: string, paymentId: string) =>
  queryOptions({
    queryKey: [formKey, 'source', legalPartyId, paymentId],
    queryFn: async ({ signal }): Promise<SourceDocument> => {
      const payment = { paymentId, legalPartyId }
      const data = await execute(
        SourceDocumentDocument,
        { payment },
        { service: 'payment', signal },
      )
      return data.findTransferDataByPaymentId
    },
  })

export const signatoriesQuery = (legalPartyId: string, paymentId: string) =>
  queryOptions({
    queryKey: [formKey, 'signatories', legalPartyId, paymentId],
    queryFn: async ({ signal }) => {
      const payment = { paymentId, legalPartyId }
      const data = await execute(
        NextSignatoriesDocument,
        { payment },
        { service: 'payment', signal },
      )
      return data.getPaymentSignerInfoByPaymentId
    },
  })
