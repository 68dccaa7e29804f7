import { queryOptions, useQuery } from '@tanstack/react-query'
import { known, type AbroadFact, type Fact } from '@tartip/domain/forms/facts'
import type { PaymentForm } from '@tartip/domain/forms/form'
import type { LocalizedText } from '@tartip/domain/language'
import { isCurrencyCode, type CurrencyCode } from '@tartip/domain/money/currency'
import type { Correspondent } from '@tartip/domain/payment/correspondent'
import type { LocalDate } from '@tartip/domain/time/instant'
import { useMemo } from 'react'
import { execute } from '../../lib/graphql-client.ts'
import { textOfWire } from '../../lib/text-of-wire.ts'
import { AbroadOptionsDocument } from './api/abroad-options.payment.generated.ts'
import { PurposeCategoriesDocument } from './api/purpose-categories.payment.generated.ts'

/** A code of a dictionary with what it means. */
export interface NamedCode {
  readonly code: string
  readonly name: LocalizedText
}

/** What the bank's dictionaries say about payments abroad, whatever the currency. */
export const abroadQuery = queryOptions({
  queryKey: ['payment-form', 'abroad'],
  queryFn: async ({ signal }) => {
    const data = await execute(AbroadOptionsDocument, {}, { service: 'payment', signal })
    const { commissionOptions, exoticCurrencies, correspondents, kztParties, ownCode } =
      data.getSwiftOptions
    const holidays = data.getSwiftOptions.currencyHolidays.map(
      ({ currency, days }) => [currency, new Set(days)] as const,
    )
    return {
      countries: data.getAllCountry.map(({ code, name }) => ({ code, name: textOfWire(name) })),
      commissionOptions: commissionOptions.map(({ name, hint, ...option }) => ({
        ...option,
        name: textOfWire(name),
        hint: textOfWire(hint),
      })),
      exoticCurrencies: exoticCurrencies.filter(isCurrencyCode),
      correspondents: correspondents.flatMap(
        ({ currency, intermediary, ...one }): Correspondent[] =>
          isCurrencyCode(currency) ? [{ ...one, currency, intermediary: intermediary ?? '' }] : [],
      ),
      kztParties: kztParties.map(codeOfWire),
      holidaysOf: new Map<string, ReadonlySet<LocalDate>>(holidays),
      ownCode,
    }
  },
  staleTime: 3_600_000,
})

const codeOfWire = ({
  categoryCode,
  name,
}: {
  categoryCode: string
  name: Parameters<typeof textOfWire>[0]
}): NamedCode => ({ code: categoryCode, name: textOfWire(name) })

/** Codes of purposes; a currency without such codes has none. */
export const categoriesQuery = (currency: CurrencyCode | undefined) =>
  queryOptions({
    queryKey: ['payment-form', 'categories', currency],
    queryFn: async ({ signal }): Promise<readonly NamedCode[]> => {
      const variables = { currency: currency ?? '' }
      const options = { service: 'payment', signal } as const
      const data = await execute(PurposeCategoriesDocument, variables, options)
      return data.getOperationTypeCategoryByCode.map(codeOfWire)
    },
    enabled: currency !== undefined,
    staleTime: 3_600_000,
  })

/** The fact by which a payment abroad is checked; unknown until the dictionaries are there. */
export function useAbroadFact(
  form: PaymentForm,
  sent: CurrencyCode | undefined,
): Fact<AbroadFact> | undefined {
  const isNeeded = 'abroad' in form.facts
  const options = useQuery({ ...abroadQuery, enabled: isNeeded })
  const categories = useQuery(categoriesQuery(isNeeded ? sent : undefined))
  return useMemo(() => {
    if (!options.data || !categories.data || sent === undefined) return undefined
    const { countries, correspondents, commissionOptions, ownCode } = options.data
    const offered = commissionOptions.filter(({ currencies }) => currencies.includes(sent))
    return known({
      countries: new Set(countries.map(({ code }) => code)),
      correspondents,
      categories: new Set(categories.data.map(({ code }) => code)),
      commissionOptions: new Set(offered.map(({ code }) => code)),
      ownCode,
    })
  }, [options.data, categories.data, sent])
}
