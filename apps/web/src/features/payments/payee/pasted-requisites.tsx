import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DocumentForm } from '../../../documents/form/document-form.ts'
import classes from './payee-field.module.css'
import type { Pasted } from './read-pasted.tsx'

type Reader = typeof import('./read-pasted.tsx')

let reader: Reader | undefined

/** Undefined when it cannot be loaded now: then a text is pasted as into any other form. */
async function loadReader(): Promise<Reader | undefined> {
  reader ??= await import('./read-pasted.tsx').catch(() => undefined)
  return reader
}

/** Requisites pasted anywhere into an empty form fill its fields; nothing of the text leaves this page. */
export function PastedRequisites({ form }: { form: DocumentForm }) {
  const place = useRef<HTMLDivElement>(null)
  const [pasted, setPasted] = useState<Pasted>()

  /** Whether the text names requisites and the form may take them. */
  const fill = useEffectEvent((text: string): boolean => {
    if (!reader || form.isDirty || form.isBusy) return false
    const requisites = reader.requisitesIn(text)
    if (requisites) setPasted(reader.fillFrom(form, requisites))
    return requisites !== undefined
  })
  /** A text that names no requisites goes into its field after all. */
  const fillLater = useEffectEvent(async (text: string, target: EventTarget | null) => {
    await loadReader()
    if (!fill(text)) typeInto(target, text)
  })
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    if (form.isDirty || form.isBusy) return
    const text = event.clipboardData?.getData('text/plain') ?? ''
    const isLoaded = reader !== undefined
    if (isLoaded ? !fill(text) : text === '') return
    event.preventDefault()
    event.stopPropagation()
    if (!isLoaded) void fillLater(text, event.target)
  })
  useEffect(function readPastesOfForm() {
    const element = place.current?.closest('form')
    const listen = (event: ClipboardEvent) => handlePaste(event)
    const prepare = () => void loadReader()
    // Before the field under the cursor takes the text.
    element?.addEventListener('paste', listen, { capture: true })
    element?.addEventListener('focusin', prepare, { once: true })
    return () => {
      element?.removeEventListener('paste', listen, { capture: true })
      element?.removeEventListener('focusin', prepare)
    }
  }, [])

  const undo = () => {
    if (pasted) form.change(pasted.before)
    setPasted(undefined)
  }
  return (
    <div ref={place} className={classes.place}>
      {pasted && reader ? <reader.PastedSummary pasted={pasted} onUndo={undo} /> : null}
    </div>
  )
}

/** As the browser itself would have pasted it. */
function typeInto(target: EventTarget | null, text: string): void {
  if (!(target instanceof HTMLInputElement) && !(target instanceof HTMLTextAreaElement)) return
  target.setRangeText(text, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end')
  target.dispatchEvent(new Event('input', { bubbles: true }))
}
