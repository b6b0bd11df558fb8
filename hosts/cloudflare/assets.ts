/** The files of the build where the platform keeps them: known by name and size, fetched when sent. */
import type { ResponseHeaders, Site, SiteFile, SiteManifest } from '../../server/http/site.ts';
import type { Env } from './platform.ts';

type FileList = Readonly<
  Record<string, { size: number; hash: string; encoded: Partial<Record<string, number>> }>
>;

/** The platform's own class: it announces the length, which a stream alone could not. */
declare const FixedLengthStream: new (
  length: number,
) => { readable: ReadableStream; writable: WritableStream };

/** A file or a part of one: stands for its bytes until they are sent. */
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

  subarray(first: number, end: number) {
    return new Asset(this.path, this.#whole, this.first + first, this.first + end);
  }

  get isWhole() {
    return this.byteLength === this.#whole;
  }
}

/** The build's names for what the platform can send on as it is. */
const endings = [
  ['br', 'br'],
  ['gzip', 'gz'],
] as const;

/** The site as the handler wants it, without its bytes. */
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

/** Answers with an asset; its bytes follow while the response is under way. */
export function sendAsset(assets: Env['ASSETS']) {
  return (asset: Asset | null, init: { status?: number; headers: ResponseHeaders }) => {
    // Compressed bytes are sent as they are.
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
