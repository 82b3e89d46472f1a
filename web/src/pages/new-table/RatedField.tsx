// Whether a new game counts for ratings, and what that means: it is said before.
import { me } from "../../app/session";
import { useTexts } from "../../text/texts";

export function RatedField({ rated, onChange }: { rated: boolean; onChange: (rated: boolean) => void }) {
  const texts = useTexts("");
  return (
    <div class="col tight" data-part="rated-field">
      <label class="fld">
        <span>{texts.text("rated-choice")}</span>
        <select
          class="inp"
          value={rated ? "yes" : "no"}
          onChange={(event) => onChange(event.currentTarget.value === "yes")}
        >
          <option value="no">{texts.text("rated-no")}</option>
          <option value="yes">{texts.text("rated-yes")}</option>
        </select>
      </label>
      {rated && <RatedMeans />}
    </div>
  );
}

/** What holds at a rated table; and whoever has no account is told that they need one. */
export function RatedMeans() {
  const texts = useTexts("");
  return (
    <>
      <p class="sub finest" data-part="rated-means">
        {texts.text("rated-means")}
      </p>
      {me.value && !me.value.account && (
        <p class="fine" role="status" data-part="rated-account">
          {texts.text("rated-needs-account")} <a href="/account">{texts.text("rated-make-account")}</a>
        </p>
      )}
    </>
  );
}
