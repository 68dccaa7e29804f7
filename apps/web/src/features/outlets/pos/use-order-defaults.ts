import { useQuery } from '@tanstack/react-query'
import { formatPhone } from '@tartip/domain/identifiers/phone'

import { useMe } from '../../../lib/use-me.ts'
import { addressText } from '../address-text.ts'
import { outletsQuery } from '../outlets-queries.ts'
import { applicationsQuery } from './applications-query.ts'

/** An outlet as the shop of an order. */
export interface KnownShop {
  readonly id: string
  readonly storeName: string
  readonly storeAddress: string
  readonly clientAccount: string
}

export interface OrderDefaults {
  readonly shops: readonly KnownShop[]
  /** What nobody has to type again. */
  readonly company: {
    readonly legalAddress: string
    readonly actualAddress: string
    readonly mainActivity: string
    readonly clientContactAddress: string
  }
  readonly contact: { readonly name: string; readonly phone: string }
}

const mostOutlets = 1_000

/**
 * What an order begins with: the outlets, the company as the last order of terminals described it, and who orders.
 * Undefined until it has been read; what could not be read is typed by the person.
 */
export function useOrderDefaults(): OrderDefaults | undefined {
  const { fullName, mobile, currentContract } = useMe()
  const { orgReferenceId, userContractAttributes } = currentContract
  const search = { orgReferenceId, text: '', order: 'alphabet', size: mostOutlets } as const
  const outlets = useQuery(outletsQuery(search))
  const orders = useQuery(applicationsQuery(userContractAttributes.userContractId))
  if (outlets.isPending || orders.isPending) return undefined
  const last = orders.data?.find(({ newValue }) => newValue)?.newValue
  return {
    shops: (outlets.data?.list ?? []).map(({ id, name, account, addressAttributes }) => ({
      id,
      storeName: name,
      storeAddress: addressText(addressAttributes),
      clientAccount: account,
    })),
    company: {
      legalAddress: last?.legalAddress ?? '',
      actualAddress: last?.actualAddress ?? '',
      mainActivity: last?.mainActivity ?? '',
      clientContactAddress: last?.clientContactAddress ?? '',
    },
    contact: { name: fullName, phone: formatPhone(mobile) },
  }
}
