import { IconFile } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import classes from './file-field.module.css'

/** What every browser draws by itself. SVG is not among them: it is a document and no photograph. */
const drawn: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

/** The picture itself, small, or the sign of a file; a picture that cannot be drawn is a file like any other. */
export function FilePicture({ file }: { file: File | undefined }) {
  const [address, setAddress] = useState<string>()
  useEffect(
    function createAddress() {
      if (file === undefined || !drawn.includes(file.type)) return undefined
      const url = URL.createObjectURL(file)
      setAddress(url)
      return () => {
        setAddress(undefined)
        URL.revokeObjectURL(url)
      }
    },
    [file],
  )
  return (
    <span className={classes.picture}>
      {address === undefined ? (
        <IconFile size={18} aria-hidden />
      ) : (
        // The name stands beside it and says as much.
        <img src={address} alt="" onError={() => setAddress(undefined)} />
      )}
    </span>
  )
}
