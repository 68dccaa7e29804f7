/** What a person may be allowed to do with one account (specification, payment permission types). */
export const accountPermissions = [
  'BUDGET_PAYMENT',
  'CLEARING',
  'CONVERSION',
  'QR_GENERATION',
  'GROSS',
  'INTRABANK_OWN',
  'INTRABANK_FOREIGN',
  'PUSH_NOTIFICATION',
  'QR',
  'READ',
  'REFUND',
  'SALARY',
  'SWIFT',
] as const
export type AccountPermission = (typeof accountPermissions)[number]

/** What a person may be allowed to do with one card (specification, card permissions). */
export const cardPermissions = [
  'GET_LIMIT_AND_DETAILS',
  'PUSH_NOTIFICATION',
  'READ_CARD',
  'SET_LIMIT',
  'SET_STATUS',
] as const
export type CardPermission = (typeof cardPermissions)[number]

/** Permissions that belong together, in the order in which they are shown. */
export const permissionGroups = {
  view: ['READ', 'PUSH_NOTIFICATION'],
  payments: [
    'CLEARING',
    'GROSS',
    'INTRABANK_OWN',
    'INTRABANK_FOREIGN',
    'CONVERSION',
    'SWIFT',
    'BUDGET_PAYMENT',
    'SALARY',
  ],
  sales: ['QR_GENERATION', 'QR', 'REFUND'],
} as const satisfies Readonly<Record<string, readonly AccountPermission[]>>
export type PermissionGroup = keyof typeof permissionGroups

/** What people of the usual roles need on an account: to read, to prepare payments, to sign and to be notified of them. */
export const permissionPresets = {
  looks: ['READ'],
  prepares: ['READ', ...permissionGroups.payments],
  signs: [...permissionGroups.view, ...permissionGroups.payments],
} as const satisfies Readonly<Record<string, readonly AccountPermission[]>>
export type PermissionPreset = keyof typeof permissionPresets
