import { useEffect, useRef } from "preact/hooks";

/**
 * A dialog of the browser's own: it keeps the focus inside, Escape closes it, and the focus returns to where it was.
 * @param {() => void} onClose
 */
export function useDialog(onClose) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    dialog?.addEventListener("close", onClose);
    return () => {
      dialog?.removeEventListener("close", onClose);
      dialog?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return ref;
}
