import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useHighestFloor } from '../../../components/feedback/use-toast-floor.ts'
import { phoneQuery } from '../../../components/theme/breakpoints.ts'
import { allowLongTests, openBank } from '../../../documents/form/testing/form-bank.ts'
import { ImmediateObserver } from '../../../testing/immediate-observer.ts'
import { interbank } from './testing/fill-form.ts'
import { openForm } from './testing/open-form.tsx'

allowLongTests()

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('on a phone messages rise above the sum and the button of a form', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    query => Object.assign(new EventTarget(), { matches: query === phoneQuery }) as MediaQueryList,
  )
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72)
  vi.stubGlobal('ResizeObserver', ImmediateObserver)
  openBank()
  await openForm(interbank)
  const floor = renderHook(useHighestFloor).result
  await waitFor(() => expect(floor.current).toBe(72))
})
