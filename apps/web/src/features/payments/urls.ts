import type { OperationCode } from '@tartip/domain/payment/operation'
import {
  formOutlines,
  isBudgetChoice,
  outlineOfDocument,
  outlineOfOperation,
  outlineOfPath,
  type FormedDocument,
} from '@tartip/domain/forms/form-outlines'
import { formHref, keptHref, savedDocumentsHref } from '../../documents/form/form-address.ts'
import type { UnfinishedForm } from '../../documents/form/unfinished-forms.ts'
import type { ListSearch } from '@tartip/domain/lists/list'

/** The address of a view of the history. */
export const historyHref = (search: ListSearch = {}): string => savedDocumentsHref(search)

type SavedDocument = FormedDocument & { readonly id: string }

/** Where a document is edited; undefined for kinds that no form edits. */
export function editHref(document: SavedDocument): string | undefined {
  const form = outlineOfDocument(document)
  return form && formHref(form, { id: document.id })
}

/** A new document filled in as an old one; undefined for kinds that no form makes. */
export function repeatHref(document: SavedDocument): string | undefined {
  const form = outlineOfDocument(document)
  return form && formHref(form, { repeat: document.id })
}

/** A new document for a known payee; undefined for kinds that no form makes. */
export function payeeHref(operation: OperationCode, account: string): string | undefined {
  const form = outlineOfOperation(operation)
  return form && formHref(form, { payee: account })
}

/** An unfinished form, where it is continued; undefined for one that this release does not have. */
export function continueHref({ form: path, id, edited }: UnfinishedForm): string | undefined {
  if (isBudgetChoice(path)) return keptHref(`/budget/${path.replace('budget-', '')}`, id)
  const form = outlineOfPath(path)
  return form && formHref(form, { unfinished: id, ...(edited ? { id: edited.id } : {}) })
}

/** The form of a new document. */
export const newPaymentHref = formHref(formOutlines.clearingGross)
