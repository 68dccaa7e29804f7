import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { IconWallet } from '@tabler/icons-react'
import { shortAccount } from '@tartip/domain/identifiers/account-number'
import { formatDecimal } from '@tartip/domain/money/format-amount'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { may } from '@tartip/domain/people/policy'
import { decodeWrongLayout } from '@tartip/domain/text/wrong-layout'
import { execute } from '../../lib/graphql-client.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { FindPaymentsDocument } from './api/find-payments.payment.generated.ts'
import type { FindPaymentsQueryVariables } from './api/find-payments.payment.generated.ts'
import { PaletteAccountsDocument } from './api/palette-accounts.account.generated.ts'
import { PalettePayeesDocument } from './api/palette-payees.payment.generated.ts'
import { findItems } from './find-items.ts'
import { paletteGroups } from './palette-item.ts'
import type { PaletteGroup, PaletteItem, PaletteAddresses } from './palette-item.ts'
import { payeeItems, paymentItems } from './payment-items.ts'
import { payeeTextOf, questionOf } from './payment-question.ts'
import { recentIds } from './recent-items.ts'

export interface PaletteSection {
  readonly name: PaletteGroup | 'recent'
  readonly items: readonly PaletteItem[]
}

interface Asked {
  readonly known: readonly PaletteItem[]
  readonly owner: string
  readonly addresses: PaletteAddresses
  readonly typed: string
}

const typingPauseMs = 200
const mostOfGroup = 6

const accountsQuery = (partyId: string) =>
  queryOptions({
    queryKey: ['palette', 'accounts', partyId],
    queryFn: async ({ signal }) => {
      const options = { service: 'account', signal } as const
      const data = await execute(PaletteAccountsDocument, { partyId }, options)
      return data.findAllAccountsByPartyIdWithAcl
    },
  })

const foundQuery = (question: FindPaymentsQueryVariables | undefined) =>
  queryOptions({
    queryKey: ['palette', question],
    enabled: question !== undefined,
    queryFn: ({ signal }) => {
      if (question === undefined) throw new Error('There is nothing to ask')
      return execute(FindPaymentsDocument, question, { service: 'payment', signal })
    },
    // What was found stays while the next letters are requested, so that the list does not jump.
    placeholderData: keepPreviousData,
  })

const payeesQuery = (legalPartyId: string, text: string) =>
  queryOptions({
    queryKey: ['palette', 'payees', legalPartyId, text],
    queryFn: ({ signal }) => {
      const variables = { legalPartyId, search: text, otherSearch: decodeWrongLayout(text) }
      return execute(PalettePayeesDocument, variables, { service: 'payment', signal })
    },
    placeholderData: keepPreviousData,
  })

/** What the typed text finds, or what is usual before anything is typed. */
export function usePaletteItems({ known, owner, addresses, typed }: Asked) {
  const { t } = useTranslation('palette')
  const viewer = useViewer()
  const language = useLanguage()
  const accounts = useAccountItems()
  const mayView = may(viewer, 'history.read').ok
  const settled = useSettled(typed, typingPauseMs)
  const question = mayView ? questionOf(settled, viewer.legalPartyId) : undefined
  const found = useQuery(foundQuery(question))
  const payeeText = mayView ? payeeTextOf(settled) : undefined
  const hasPayees = payeeText !== undefined
  const payees = useQuery({
    ...payeesQuery(viewer.legalPartyId, payeeText ?? ''),
    enabled: hasPayees,
  })
  const fromBank = [
    ...(payees.data && hasPayees
      ? payeeItems(payees.data, addresses, (name, isPaid) =>
          isPaid ? t($ => $.pay, { name }) : name,
        )
      : []),
    ...(found.data && question ? paymentItems(found.data, language, addresses) : []),
  ]

  const own = [...known, ...accounts]
  const sections =
    typed.trim() === ''
      ? usualSections(known, own, recentIds(owner))
      : foundSections(own, fromBank, typed)
  return {
    sections: sections.filter(({ items }) => items.length > 0),
    isSearching: (question !== undefined && found.isFetching) || (hasPayees && payees.isFetching),
    hasFailed: (question !== undefined && found.isError) || (hasPayees && payees.isError),
  }
}

function usualSections(
  known: readonly PaletteItem[],
  own: readonly PaletteItem[],
  recent: readonly string[],
): PaletteSection[] {
  const recentItems = recent.flatMap(id => own.find(item => item.id === id) ?? [])
  const others = known.filter(item => !recentItems.includes(item))
  return [
    { name: 'recent', items: recentItems },
    ...(['actions', 'pages'] as const).map(name => ({
      name,
      items: others.filter(item => item.group === name).slice(0, mostOfGroup),
    })),
  ]
}

function foundSections(
  own: readonly PaletteItem[],
  fromBank: readonly PaletteItem[],
  typed: string,
): PaletteSection[] {
  return paletteGroups.map(name => ({
    name,
    items: [
      ...findItems(
        own.filter(item => item.group === name),
        typed,
        mostOfGroup,
      ),
      ...fromBank.filter(item => item.group === name),
    ],
  }))
}

function useAccountItems(): readonly PaletteItem[] {
  const { t } = useTranslation('palette')
  const viewer = useViewer()
  const accounts = useQuery({
    ...accountsQuery(viewer.legalPartyId),
    enabled: may(viewer, 'accounts.read').ok,
  })
  return (accounts.data ?? []).map(one => {
    const { isoCode } = one.currency
    const balance = isCurrencyCode(isoCode)
      ? formatDecimal(one.balance, isoCode)
      : `${one.balance} ${isoCode}`
    return {
      id: `account ${one.id}`,
      group: 'accounts',
      title: one.accountName || t($ => $.account, { number: shortAccount(one.account) }),
      detail: `${shortAccount(one.account)} · ${balance}`,
      icon: IconWallet,
      words: [one.accountName ?? '', one.account, isoCode],
      target: { href: `/account/${encodeURIComponent(one.id)}` },
    }
  })
}
