/**
 * The files of the build in the static assets of the platform: path and size are known, the content is
 * fetched when it is sent.
 */
import type {
  ResponseHeaders,
  Site,
  SiteFile,
  SiteManifest,
} from '../../server/http/built-site.ts';
import type { Env } from './platform.ts';

type FileList = Readonly<
  Record<string, { size: number; hash: string; encoded: Partial<Record<string, number>> }>
>;

/** Class of the Workers runtime. It sets Content-Length, which a plain stream does not. */
declare const FixedLengthStream: new (
  length: number,
) => { readable: ReadableStream; writable: WritableStream };

/** Stands for the bytes of a file or a part of it until they are sent. */
class Asset {
  readonly path: string;
  readonly first: number;
  readonly byteLength: number;
  readonly #whole: number;

  constructor(path: string, whole: number, first = 0, end = whole) {
    this.path = path;
    this.first = first;
    this.byteLength = end - first;
    this.#whole = whole;
  }

  /** Of the whole file: nobody asks a part for a part. */
  subarray(first: number, end: number) {
    return new Asset(this.path, this.#whole, first, end);
  }

  get isWhole() {
    return this.byteLength === this.#whole;
  }
}

/** Extensions of the compressed copies, for the encodings that the platform can pass through. */
const endings = [
  ['br', 'br'],
  ['gzip', 'gz'],
] as const;

/** Returns the site as the handler expects it, with assets in place of bytes. */
export function describeSite(manifest: SiteManifest, list: FileList): Site<Asset> {
  const files = Object.entries(list).map(([path, { size, hash, encoded }]) => {
    const forms: SiteFile<Asset>['encoded'] = {};
    for (const [encoding, ending] of endings) {
      const length = encoded[encoding];
      if (length !== undefined) forms[encoding] = new Asset(`${path}.${ending}`, length);
    }
    return [path, { bytes: new Asset(path, size), hash, encoded: forms }] as const;
  });
  return { manifest, files: new Map(files) };
}

/** Returns a function that creates the response with an asset. The content is streamed afterwards. */
export function sendAsset(assets: Env['ASSETS']) {
  return (asset: Asset | null, init: { status?: number; headers: ResponseHeaders }) => {
    // `manual`: the bytes are already compressed.
    const whole = { ...init, encodeBody: 'manual' };
    if (asset === null) return new Response(null, whole);
    const { readable, writable } = new FixedLengthStream(asset.byteLength);
    pour(asset, assets, writable).catch((error) => writable.abort(error).catch(() => {}));
    return new Response(readable, whole);
  };
}

async function pour(asset: Asset, assets: Env['ASSETS'], writable: WritableStream) {
  const address = asset.path.split('/').map(encodeURIComponent).join('/');
  const response = await assets.fetch(`https://assets.invalid/${address}`);
  if (!response.ok || !response.body) throw new Error(`No asset ${asset.path}`);
  if (asset.isWhole) return response.body.pipeTo(writable);
  const bytes = await response.bytes();
  const writer = writable.getWriter();
  await writer.write(bytes.subarray(asset.first, asset.first + asset.byteLength));
  return writer.close();
}
