import { currencies, currencyCodes } from '@tartip/domain/money/currency'
import { operationCodes, operationNames } from '@tartip/domain/payment/operation'
import { matchKeyOf } from '@tartip/domain/lists/search-text'

import { requireActor } from '../../../platform/graphql/context.ts'
import { unwrap } from '../../../platform/graphql/unwrap.ts'
import { parsePageable } from '../../../platform/graphql/read-input.ts'
import type { DirectoryBank, PaymentCode, Rules } from '../../rules/public.ts'
import { fitsInto, longestSearch } from './payment-input.ts'
import { presentText } from './payment-presenter.ts'
import type {
  Bank,
  BudgetClassification,
  PaymentCurrency,
  QueryResolvers,
} from './payment.generated.ts'

type DictionaryQueries = Pick<
  QueryResolvers,
  'getAllOperation' | 'findAllCurrency' | 'getBanksByCode' | 'getBudgetClassificationsByCode'
>

/** Lists that the forms choose from; all of them are in memory. */
export function createDictionaryQueries(rules: Rules): DictionaryQueries {
  return {
    getAllOperation: (_root, _args, ctx) => {
      requireActor(ctx)
      return operationCodes.map(code => ({
        id: code,
        code,
        name: presentText(operationNames[code]),
      }))
    },

    findAllCurrency: (_root, _args, ctx) => {
      requireActor(ctx)
      return currencyCodes.map((code): PaymentCurrency => {
        const { specNum, exponent } = currencies[code]
        return { id: code, isoCode: code, isoNum: specNum, precision: exponent }
      })
    },

    getBanksByCode: (_root, { bankCode, bankType, pageable }, ctx) => {
      requireActor(ctx)
      unwrap(fitsInto('bankCode', bankCode, longestSearch))
      const { page, size } = parsePageable(pageable)
      const found = rules.banks().search(bankCode ?? '', bankType ?? 'INTERBANK')
      return {
        list: pageOf(found, page, size).map(presentBank),
        totalElements: found.length,
        totalPages: Math.ceil(found.length / size),
        currentPage: page,
      }
    },

    getBudgetClassificationsByCode: (_root, { classCode, pageable }, ctx) => {
      requireActor(ctx)
      unwrap(fitsInto('classCode', classCode, longestSearch))
      const { page, size } = parsePageable(pageable)
      const wanted = matchKeyOf((classCode ?? '').trim())
      const found = rules.paymentCodes().filter(code => code.isActive && matches(code, wanted))
      return pageOf(found, page, size).map(presentCode)
    },
  }
}

function matches(code: PaymentCode, wanted: string): boolean {
  const { ru, ky, en } = code.className
  return (
    code.classCode.startsWith(wanted) ||
    [ru, ky, en].some(name => matchKeyOf(name).includes(wanted))
  )
}

function pageOf<T>(all: readonly T[], page: number, size: number): readonly T[] {
  return all.slice((page - 1) * size, page * size)
}

function presentBank(bank: DirectoryBank): Bank {
  const { bankCode, accountPrefix, isActive, isHead } = bank
  return {
    bankCode,
    name: presentText(bank.name),
    shortName: presentText(bank.shortName),
    accountPrefix,
    isActive,
    isHead,
  }
}

function presentCode({ classCode, className, isActive }: PaymentCode): BudgetClassification {
  return { classCode, className: presentText(className), isActive }
}
