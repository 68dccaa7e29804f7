import { notFound } from '@tanstack/react-router'
import { addressParts } from '../../lib/address-parts.ts'
import { lazyPage } from '../../lib/lazy-page.tsx'

/**
 * `id` of a draft that is changed, `answer` of a letter of the bank that is answered, `unfinished` of a form that is
 * continued.
 */
export const letterFormAddress = addressParts(['id', 'answer', 'unfinished'])

/** There are two boxes and no other. */
export function refuseOtherBoxes({ name }: { readonly name: string }): void {
  if (name !== 'incoming' && name !== 'outgoing') throw notFound()
}

const shared = ['letters', 'documents'] as const

export const letterPages = {
  boxes: lazyPage(
    [...shared, 'lists', 'listWords'],
    () => import('./letters-route.tsx'),
    'LettersRoute',
  ),
  desk: lazyPage([...shared, 'lists'], () => import('./letter-desk-route.tsx'), 'LetterDeskRoute'),
  form: lazyPage(['letters', 'form'], () => import('./letter-form-route.tsx'), 'LetterFormRoute'),
}
