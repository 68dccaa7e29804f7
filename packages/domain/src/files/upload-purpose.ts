import type { ApiKeyApi } from '../people/api-key.ts'
import type { Ability } from '../people/policy.ts'

/** What a file is uploaded for: who may upload and read it, and what it may be. */
export interface UploadRule {
  readonly upload: Ability
  readonly read: Ability
  readonly maxMegabytes: number
  /** In lower case, without the dot. */
  readonly extensions: readonly FileExtension[]
  /** Whoever reads the file decides by its bytes what it is: the name is often wrong, and the answer says so better. */
  readonly isReadByContent?: true
  /** The group of an API key's access list that also uploads it; without one no key ever does. */
  readonly api?: ApiKeyApi
}

/** Content types by extension; a file is always sent back under one of these. */
export const contentTypes = {
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  heic: 'image/heic',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  zip: 'application/zip',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xml: 'application/xml',
} as const
export type FileExtension = keyof typeof contentTypes

/** Specification 2, section 4 (letters), and specification 1, section 5 (photographs of an outlet). */
export const uploadRules = {
  LETTER_ATTACHMENT: {
    upload: 'letters.write',
    read: 'letters.read',
    maxMegabytes: 10,
    extensions: ['xls', 'xlsx', 'doc', 'docx', 'pdf', 'jpg', 'png', 'pptx', 'zip', 'txt'],
  },
  POS_PHOTO: {
    upload: 'outlets.manage',
    read: 'outlets.manage',
    maxMegabytes: 5,
    extensions: ['png', 'jpg', 'jpeg', 'heic'],
  },
  PAYMENT_FILE: {
    upload: 'payments.create',
    read: 'payments.create',
    maxMegabytes: 10,
    extensions: ['xlsx', 'xls', 'csv', 'txt', 'xml'],
    isReadByContent: true,
    api: 'PAYMENT_DRAFTS',
  },
  SALARY_FILE: {
    upload: 'salary.use',
    read: 'salary.read',
    maxMegabytes: 10,
    extensions: ['xlsx', 'xls', 'csv'],
    isReadByContent: true,
  },
} as const satisfies Readonly<Record<string, UploadRule>>
export type UploadPurpose = keyof typeof uploadRules

export const isUploadPurpose = (text: string): text is UploadPurpose =>
  Object.hasOwn(uploadRules, text)

export const bytesPerMegabyte = 1024 * 1024
