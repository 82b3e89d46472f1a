// The devices on which one is signed in, each to be signed out from here.
import { useEffect, useRef, useState } from "preact/hooks";
import { useNow } from "../../app/now";
import { lang } from "../../app/settings";
import { ApiError, api } from "../../net/api";
import { Icon } from "../../parts/Icon";
import { toast } from "../../parts/toast";
import { useTexts } from "../../text/texts";
import type { Device } from "../../wire";
import { ago } from "../home/ago";
import { seen } from "./seen";

export function Devices() {
  const texts = useTexts("");
  const title = useRef<HTMLHeadingElement>(null);
  const [devices, setDevices] = useState<Device[]>([]);
  const [busy, setBusy] = useState(false);
  const load = async (what: () => Promise<Device[]>, said = "") => {
    setBusy(true);
    try {
      setDevices(await what());
      if (said) {
        toast(said);
        title.current?.focus(); // the button that had it is gone
      }
    } catch (failed) {
      if (!(failed instanceof ApiError)) throw failed;
      toast(texts.text(failed.id, failed.args), { kind: "error" });
    } finally {
      setBusy(false);
    }
  };
  useEffect(() => {
    load(api.devices);
  }, []);
  const out = (device: Device) =>
    load(() => api.signOutDevice({ id: device.id }), texts.text("device-gone", { device: named(device) }));
  const named = (device: Device) => device.agent || texts.text("device-unnamed");
  return (
    <section class="devices col" aria-labelledby="devices" data-part="devices">
      <h2 id="devices" ref={title} tabIndex={-1}>
        {texts.text("devices")}
      </h2>
      <p class="prose">{texts.text("devices-about")}</p>
      <ul class="leaf">
        {devices.map((device) => (
          <li key={device.id} class="ends" data-part="device" data-here={device.here || undefined}>
            <span class="col tight">
              <b class="pair">
                {named(device)}
                {device.here && <em>{texts.text("device-here")}</em>}
              </b>
              <Times device={device} />
            </span>
            {!device.here && (
              <button
                type="button"
                class="btn"
                disabled={busy}
                aria-label={texts.text("device-out-of", { device: named(device) })}
                onClick={() => out(device)}
              >
                {texts.text("device-out")}
              </button>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <div class="wrap">
          <button
            type="button"
            class="btn"
            disabled={busy}
            onClick={() => load(() => api.signOutDevice({ id: "" }), texts.text("account-others-out"))}
          >
            <Icon name="lucide:log-out" />
            {texts.text("account-sign-out-others")}
          </button>
        </div>
      )}
    </section>
  );
}

function Times({ device }: { device: Device }) {
  const texts = useTexts("");
  const now = useNow();
  const begun = ago(device.begun, now, lang.value);
  const last = device.here ? null : seen(device.seen, now, lang.value);
  return (
    <small class="sub">
      {texts.text("device-begun", { when: texts.text(begun.id, begun.args) })}
      {last && `, ${texts.text("device-seen", { when: texts.text(last.id, last.args) })}`}
    </small>
  );
}
