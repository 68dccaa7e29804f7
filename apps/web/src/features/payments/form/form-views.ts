import { use } from 'react'
import type { FormView } from '../../../documents/form/document-form.ts'
import { loadTextsOf } from '../../../lib/i18n.ts'
import { importPart } from '../../../lib/lost-chunk.ts'

const cardViews = () => import('../cards/card-transfer-views.tsx')

/** How the client shows each form, by its name in the address; each kind is a chunk of its own. */
const views: Readonly<Record<string, () => Promise<FormView>>> = {
  'clearing-gross': async () => (await import('./interbank-view.ts')).interbankView,
  'intra-bank-transfer': async () => (await import('./intrabank-view.ts')).intrabankView,
  swift: async () => {
    const [{ swiftView }] = await Promise.all([
      import('../swift/swift-form.tsx'),
      loadTextsOf('swift'),
    ])
    return swiftView
  },
  conversion: async () => {
    const [{ conversionView }] = await Promise.all([
      import('../conversion/conversion-form.tsx'),
      loadTextsOf('conversion'),
    ])
    return conversionView
  },
  'card-transfer-rko': async () => (await cardViews()).cardTransferRkoView,
  'card-transfer': async () => (await cardViews()).cardTransferView,
  'card-transfer-o24': async () => (await cardViews()).cardTransferO24View,
}

export const formPaths = Object.keys(views)

const loaded = new Map<string, FormView>()
const waiting = new Map<string, Promise<FormView>>()

/** Loads what a form is shown with, for its route; undefined for a name that no form has. */
export function loadFormView(path: string): Promise<FormView> | undefined {
  const load = Object.hasOwn(views, path) ? views[path] : undefined
  if (!load) return undefined
  const promise = waiting.get(path) ?? importPart(load)
  waiting.set(path, promise)
  promise.then(
    view => loaded.set(path, view),
    // What is lost is requested again by the next page.
    () => waiting.delete(path),
  )
  return promise
}

/** The view of a form, which its route has loaded; undefined for a name that no form has. */
export function useFormView(path: string): FormView | undefined {
  const view = loaded.get(path)
  if (view) return view
  const promise = loadFormView(path)
  return promise && use(promise)
}
