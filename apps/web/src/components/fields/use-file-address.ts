import { useEffect, useState } from 'react'

/** An address under which the browser draws the file; it is let go of with the component. */
export function useFileAddress(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(
    function createAddress() {
      if (file === undefined) return undefined
      const url = URL.createObjectURL(file)
      setAddress(url)
      return () => {
        setAddress(undefined)
        URL.revokeObjectURL(url)
      }
    },
    [file],
  )
  return address
}
