import type { IconHome } from '@tabler/icons-react'
import type { OperationCode } from '@tartip/domain/payment/operation'

/** Addresses of other areas that what is found leads to. */
export interface PaletteAddresses {
  payment(paymentId: string): string
  /** What was paid to somebody. */
  paymentsTo(recipientName: string): string
  /** A form filled for a payee; undefined when no form makes such documents or the person may not pay. */
  pay(operation: OperationCode, account: string): string | undefined
}

/** The groups of what is found, in the order in which they stand. */
export const paletteGroups = ['pages', 'actions', 'accounts', 'payees', 'payments'] as const
export type PaletteGroup = (typeof paletteGroups)[number]

/** Something that can be gone to or done. */
export interface PaletteItem {
  /** Stays the same between visits: `page home`, `account <id>`. */
  readonly id: string
  readonly group: PaletteGroup
  readonly title: string
  readonly detail?: string
  readonly icon: typeof IconHome
  /** What it is found by: its names in every language, its numbers. */
  readonly words: readonly string[]
  readonly target: { readonly href: string } | { readonly act: () => void }
}
