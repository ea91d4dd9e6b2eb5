/** Letters are drawn where the picture is made, so they travel with it. */
async function withFonts(css: string): Promise<string> {
  const urls = [...new Set([...css.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(([, url]) => url ?? ""))];
  let written = css;
  for (const url of urls) {
    const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    written = written.replaceAll(url, `data:font/woff2;base64,${btoa(text)}`);
  }
  return written;
}

/** All rules of the page's own style sheets, with addresses that hold outside of it. */
function pageStyles(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => {
      try {
        return [...sheet.cssRules].map((rule) => absolute(rule.cssText, sheet.href ?? document.baseURI));
      } catch {
        return []; // a style sheet of somebody else: an extension's
      }
    })
    .join("\n");
}

function absolute(rule: string, from: string): string {
  return rule.replaceAll(/url\("?([^")]+)"?\)/g, (whole, url: string) =>
    url.startsWith("data:") || url.startsWith("#") ? whole : `url("${new URL(url, from).href}")`,
  );
}

/** A part of the page, as it is laid out now, as a drawing that needs nothing else. */
async function drawingOf(
  element: HTMLElement,
): Promise<{ readonly svg: string; readonly width: number; readonly height: number }> {
  const { width, height } = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  // What stands around a thing may say how it looks: the copy stands in the same.
  let whole: HTMLElement = copy;
  for (let around = element.parentElement; around !== null && around !== document.body; around = around.parentElement) {
    const frame = around.cloneNode(false) as HTMLElement;
    frame.style.cssText += ";display:contents";
    frame.append(whole);
    whole = frame;
  }
  const { dataset, lang } = document.documentElement;
  const size = getComputedStyle(document.documentElement).fontSize;
  const body = new XMLSerializer().serializeToString(whole);
  const styles = (await withFonts(pageStyles())).replaceAll("]]>", "");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" data-theme="${dataset["theme"] ?? "light"}" lang="${lang}" style="font-size:${size}"><style><![CDATA[${styles}]]></style><foreignObject width="100%" height="100%">${body}</foreignObject></svg>`;
  return { svg, width, height };
}

/** The same as a picture; undefined where a browser does not draw one of its own pages. */
export async function pictureOf(element: HTMLElement): Promise<HTMLImageElement | undefined> {
  try {
    const { svg, width, height } = await drawingOf(element);
    const image = new Image(width, height);
    // A data address: what comes from anywhere else would make the canvas one that cannot be read.
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await image.decode();
    return image;
  } catch {
    return undefined;
  }
}
